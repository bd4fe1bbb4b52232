-- Who was erased or has unsubscribed, as keyed hashes: a restored backup must not undo it.
CREATE TABLE wills (
  person TEXT NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('erased', 'left')),
  happened_at INTEGER NOT NULL,
  PRIMARY KEY (person, what)
) STRICT;
CREATE INDEX wills_by_time ON wills (happened_at);
