-- What a start of this release still does to stored values, as SQL cannot: a domain name in ASCII letters needs code.
CREATE TABLE "conversions" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "conversions" ("name") VALUES ('normal-emails');
--> statement-breakpoint
GRANT SELECT, DELETE ON conversions TO coffer_worker;
