-- What is posted is collected, and merged into the index every minute (modules/jobs/start-merging-pairs.ts). The owner alone may.
CREATE OR REPLACE FUNCTION merge_search_pairs() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT gin_clean_pending_list('public.jobs_pairs')
$$;--> statement-breakpoint
ALTER INDEX "jobs_pairs" SET (fastupdate=true, gin_pending_list_limit=16384);
