import type postgres from 'postgres'
import type { Contents } from './contents.ts'
import { COMPANY_ENDS, PLACES, SYLLABLES, TITLE_PARTS, WORDS } from './words.ts'

/** Words of a sentence. */
const LENGTH = 16
/** Different words of sentences: the n-th is used an n-th as often as the first. Those after `WORDS` are made up. */
const VOCABULARY = 20_000
/** Made-up words there are. */
export const MADE_UP = SYLLABLES.length ** 3

/**
 * What every row is made from: functions of its number, so that a row is the same whenever it is made, and others can name it.
 * They have a schema of their own, beside what was made so far.
 */
export async function addFunctions(sql: postgres.Sql, { sentences }: Contents): Promise<void> {
  const { ranks, fields, roles, ends } = TITLE_PARTS
  await sql.unsafe(`
    create schema if not exists bench;
    create table if not exists bench.done (step text, part int, primary key (step, part));
    create table if not exists bench.indexes (definition text primary key, name text not null);
    create table if not exists bench.begun (at timestamptz(3) not null);
    insert into bench.begun select now() where not exists (select from bench.begun);
    -- A number from 0 to 1.
    create or replace function bench.chance(n bigint, salt int) returns float8 language sql immutable parallel safe as
      $$ select ((hashint8extended(n, salt) >> 11) & 4503599627370495) / 4503599627370496.0 $$;
    create or replace function bench.pick(list text[], n bigint, salt int) returns text language sql immutable parallel safe as
      $$ select list[1 + floor(bench.chance(n, salt) * cardinality(list))::int] $$;
    -- Grows with time, as those of the product do.
    create or replace function bench.id(kind int, n bigint) returns uuid language sql immutable parallel safe as
      $$ select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
        || '8' || lpad(to_hex(hashint8extended(n, kind) & 1152921504606846975), 15, '0'))::uuid $$;
    create or replace function bench.word(rank int) returns text language sql immutable parallel safe as
      $$ select (${list(SYLLABLES)})[1 + (mixed & 63)] || (${list(SYLLABLES)})[1 + (mixed >> 6 & 63)] || (${list(SYLLABLES)})[1 + (mixed >> 12)]
        from (select ((rank::bigint * 40503) & ${MADE_UP - 1})::int as mixed) it $$;
    -- The made-up word of a job: the first are in one of some hundred, the last in one of a million.
    create or replace function bench.own_word(n bigint) returns text language sql immutable parallel safe as
      $$ select bench.word(floor(${MADE_UP} * power(bench.chance(n, 1), 3))::int) $$;
    create or replace function bench.company_name(n bigint) returns text language sql immutable parallel safe as
      $$ select initcap(bench.word((n + 100000)::int)) || bench.pick(${list(COMPANY_ENDS)}, n, 2) $$;
    create or replace function bench.title(n bigint) returns text language sql immutable parallel safe as
      $$ select btrim(bench.pick(${list(ranks)}, n, 10) || bench.pick(${list(fields)}, n, 11) || ' '
        || bench.pick(${list(roles)}, n, 12) || bench.pick(${list(ends)}, n, 13)) $$;
    create or replace function bench.place(n bigint) returns text language sql immutable parallel safe as
      $$ select bench.pick(${list(PLACES)}, n, 3) $$;
    create table if not exists bench.sentences (number int primary key, body text not null);
    insert into bench.sentences
      select n, initcap(left(body, 1)) || substr(body, 2) || ' ' || bench.word((bench.chance(n, 4) * ${MADE_UP})::int % ${MADE_UP}) || '.'
      from generate_series(0, ${sentences - 1}) n, lateral (
        select string_agg(coalesce((${list(WORDS)})[rank], bench.word(rank)) || case at when 7 then ',' else '' end, ' ' order by at) as body
        from generate_series(1, ${LENGTH}) at, lateral (
          select floor(power(${VOCABULARY}, bench.chance(n * 100 + at, 5)))::int as rank) it) words
      on conflict do nothing;`)
}

function list(words: readonly string[]): string {
  return `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join()}]`
}
