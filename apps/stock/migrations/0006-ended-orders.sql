-- An order that has ended takes nothing again, whichever of its events is read after its end; one that is revived does.
ALTER TABLE reservation ADD COLUMN ended boolean NOT NULL DEFAULT false;
