ALTER TABLE "password_failures" ADD COLUMN "tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "password_failures" ALTER COLUMN "tried_at" DROP DEFAULT;
