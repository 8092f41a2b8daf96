-- How whoever sent it reads prices; null in rows of a process that did not ask, which means a private person.
ALTER TABLE cart_letter ADD COLUMN buyer text;
