-- The language of the form: a code such as "sw". What the version before stores meanwhile is in the first language.
ALTER TABLE submissions ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
