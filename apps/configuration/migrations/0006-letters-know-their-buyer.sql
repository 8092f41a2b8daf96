-- How whoever saved it reads prices; null in rows of a process that did not ask, which means a private person.
ALTER TABLE saved_letter ADD COLUMN buyer text;
