import type postgres from 'postgres'

/**
 * Makes the function that PostgreSQL has by itself from 18 on, where it is missing: ids that are in the order of their making
 * (RFC 9562, with the part of a millisecond as its first twelve bits, as in 18). There it is never called: the system's own
 * comes first.
 * @param client signed in as who migrates
 */
export async function ensureUuidv7(client: postgres.Sql): Promise<void> {
  const [row] = await client<{ is_there: boolean }[]>`select to_regprocedure('uuidv7()') is not null as is_there`
  if (row?.is_there) return
  await client.unsafe(UUIDV7)
}

export const UUIDV7 = `
create or replace function public.uuidv7() returns uuid language plpgsql volatile parallel safe as $$
declare
  micros bigint := (extract(epoch from clock_timestamp()) * 1000000)::bigint;
  bytes bytea := uuid_send(gen_random_uuid());
  part int := (micros % 1000) * 4096 / 1000;
begin
  bytes := overlay(bytes placing substring(int8send(micros / 1000) from 3) from 1 for 6);
  bytes := set_byte(bytes, 6, 112 | (part >> 8));
  bytes := set_byte(bytes, 7, part & 255);
  return encode(bytes, 'hex')::uuid;
end $$`
