import { sendReports } from '@fenestra/notifications/reports/send-reports.job';
import { sendMails } from '@fenestra/notifications/send/send-mails.job';
import { expireOrders } from '@fenestra/orders/saga/expire-orders.job';
import { checkPayments } from '@fenestra/payments/payment-checks';

// For `--require`: sweeps come each second, so that a run waits for work and not for the next sweep.
for (const sweep of [expireOrders, checkPayments, sendMails, sendReports]) Object.assign(sweep, { everyMs: 1_000 });
