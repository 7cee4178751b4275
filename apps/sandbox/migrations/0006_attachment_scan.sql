ALTER TABLE "attachments" ADD COLUMN "status" text DEFAULT 'clean' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "scan_after" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "attachments_scan" ON "attachments" USING btree ("tenant","scan_after") WHERE status = 'checking';
