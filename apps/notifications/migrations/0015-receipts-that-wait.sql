-- Every claim of mails looks for receipts that are due within the pause of their order, also while thousands of other mails wait.
CREATE INDEX mail_waiting_receipts ON mail (check_at) WHERE receipt_of IS NOT NULL AND check_at IS NOT NULL;
