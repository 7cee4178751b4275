-- The first due job without an unfinished earlier job of its chain, locked. It costs a few entries of two indexes, however
-- many jobs are due: without sorts, the order of the indexes is the only one to read them in. A plan that was made while
-- the table was small would sort all due jobs, for each job.
CREATE FUNCTION next_job(due_by timestamptz) RETURNS bigint LANGUAGE plpgsql
  SET enable_sort = off SET enable_incremental_sort = off AS $$
DECLARE
  found_id bigint;
BEGIN
  SELECT job.job_id INTO found_id
    FROM jobs job
   WHERE job.status = 'waiting' AND job.run_at <= due_by
     AND (job.chain IS NULL OR job.job_id = (
       SELECT earliest.job_id
         FROM jobs earliest
        WHERE earliest.tenant = job.tenant AND earliest.chain = job.chain AND earliest.status <> 'done'
        ORDER BY earliest.tenant, earliest.chain, earliest.due_at, earliest.job_id
        LIMIT 1))
   ORDER BY job.tenant, job.run_at, job.job_id
   LIMIT 1
     FOR NO KEY UPDATE;
  RETURN found_id;
END $$;
