-- Whether a word is known is asked of its key, which needs no plan: a connection that first posted while there were few words
-- read all of them for each posting.
CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, or two that post at the same time could wait for each other's new words.
  INSERT INTO search_words
    SELECT unnest(search_pieces(lower(new.title) || E'\x1f' || lower(new.company_name) || E'\x1f' || lower(new.description))) AS piece
      UNION SELECT word FROM regexp_split_to_table(
        lower(coalesce(new.requirements, '')) || ' ' || lower(new.location), '[^[:alnum:]]+') word WHERE length(word) BETWEEN 1 AND 64
      ORDER BY piece
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
