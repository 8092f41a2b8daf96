// What the boards show; `generate.mjs` makes Grafana's JSON of it. A panel is a title, a unit of Grafana's and one query, or several with
// what each line is called. What is counted is summed over processes; what each replica tells alike of a store is taken once, by `max`.

const rate = '[$__rate_interval]';

const panel = (title, unit, query, legend = '') => ({ title, unit, queries: [{ query, legend }] });
const panelOf = (title, unit, queries) => ({
  title,
  unit,
  queries: Object.entries(queries).map(([legend, query]) => ({ legend, query })),
});

const p = (quantile, metric, by, where = '', among = '') =>
  `histogram_quantile(${quantile}, sum by (le${by && `, ${by}`}) (rate(${metric}_bucket${where && `{${where}}`}${rate})${among}))`;

const wire = 'service="gateway",route="/conf/api/dist/api.php"';

const glance = {
  file: 'shop',
  title: 'Fenestra: the shop at a glance',
  panels: [
    panel('Alarms', 'none', 'ALERTS{alertstate="firing",alertname=~".+"} or vector(0)', '{{alertname}}'),
    panel(
      'Orders placed in an hour',
      'none',
      'sum by (shop) (increase(fenestra_orders_total{state="placed"}[1h]))',
      '{{shop}}',
    ),
    panel(
      'Orders confirmed in an hour',
      'none',
      'sum by (shop) (increase(fenestra_orders_total{state="confirmed"}[1h]))',
      '{{shop}}',
    ),
    panel(
      'Confirmed in an hour, with VAT',
      'none',
      'sum by (shop, currency) (increase(fenestra_order_value_total{state="confirmed"}[1h]))',
      '{{shop}} {{currency}}',
    ),
    panel('Open orders', 'none', 'sum by (state) (max by (shop, state) (fenestra_open_orders))', '{{state}}'),
    panel('Past their deadline', 's', 'max by (state) (fenestra_open_order_overdue_seconds)', '{{state}}'),
    panelOf('Answers with a price', 's', {
      'half of them': p(0.5, 'fenestra_http_request_seconds', '', wire),
      '19 of 20': p(0.95, 'fenestra_http_request_seconds', '', wire),
    }),
    panel(
      'Drawings, 19 of 20',
      's',
      p(0.95, 'fenestra_http_request_seconds', 'service', 'route=~"/drawings/.*|/api/drawing/.*"'),
      '{{service}}',
    ),
    panel(
      'Answers of the shop',
      'reqps',
      `sum by (status) (rate(fenestra_http_request_seconds_count{service="gateway"}${rate}))`,
      '{{status}}',
    ),
    panelOf('Money and mails that wait', 's', {
      'paid, and no order says so': 'max(fenestra_payments_unanswered_oldest_seconds)',
      'mails due': 'max(fenestra_task_overdue_seconds{task="mail"})',
      'payments to look at': 'max(fenestra_task_overdue_seconds{task="payment"})',
    }),
  ],
};

const pipeline = {
  file: 'pipeline',
  title: 'Fenestra: the pipeline of orders',
  panels: [
    panel('Oldest event not handled', 's', 'max by (group) (fenestra_consumer_oldest_seconds)', '{{group}}'),
    panel('Events not handled', 'none', 'sum by (group) (max by (group, topic) (fenestra_consumer_lag))', '{{group}}'),
    panel(
      'Partitions that stand still',
      'none',
      'sum by (group) (max by (group, topic) (fenestra_consumer_stuck_partitions))',
      '{{group}}',
    ),
    panel(
      'Events handled',
      'cps',
      `sum by (group, outcome) (rate(fenestra_events_handled_total${rate}))`,
      '{{group}} {{outcome}}',
    ),
    panel('Handling an event, 19 of 20', 's', p(0.95, 'fenestra_event_handling_seconds', 'group'), '{{group}}'),
    panel('Oldest event not in the log', 's', 'max by (source) (fenestra_outbox_oldest_seconds)', '{{source}}'),
    panel('Dead letters', 'none', 'max by (source) (fenestra_dead_letters)', '{{source}}'),
    panelOf('The feed of the ERP', 'none', {
      'events that wait for their cause': 'max(fenestra_feed_waiting_events)',
      'orders without their event': 'max(fenestra_orders_without_event)',
      'seconds that the first has waited': 'max(fenestra_feed_waiting_oldest_seconds)',
    }),
    panel('Orders that came into a state', 'cps', `sum by (state) (rate(fenestra_orders_total${rate}))`, '{{state}}'),
    panel('Age of the oldest open order', 's', 'max by (state) (fenestra_open_order_oldest_seconds)', '{{state}}'),
    panel('Rows that are due', 'none', 'max by (task) (fenestra_tasks_overdue)', '{{task}}'),
    panel(
      'Mails and reports',
      'cps',
      `sum by (task, outcome) (rate(fenestra_task_attempts_total${rate}))`,
      '{{task}} {{outcome}}',
    ),
    panel(
      'Payments to look at',
      'none',
      'max by (provider, state) (fenestra_waiting_payments)',
      '{{provider}} {{state}}',
    ),
    panel(
      'Calls to gateways',
      'reqps',
      `sum by (provider, outcome) (rate(fenestra_provider_call_seconds_count${rate}))`,
      '{{provider}} {{outcome}}',
    ),
    panel('Calls to gateways, 9 of 10', 's', p(0.9, 'fenestra_provider_call_seconds', 'provider'), '{{provider}}'),
    panel('Jobs', 'none', 'max by (service, state) (fenestra_jobs{state!="completed"})', '{{service}} {{state}}'),
    panel(
      'Faults that are switched on',
      'none',
      'max by (fault) (fenestra_fault_switched_on) or vector(0)',
      '{{fault}}',
    ),
  ],
};

const of = 'service="$service"';
/** Of the processes that run it: what they tell of themselves names no service. */
const there = ` and on (instance) fenestra_service_runs{${of}}`;

const service = {
  file: 'service',
  title: 'Fenestra: a service',
  variable: { name: 'service', query: 'label_values(fenestra_service_runs, service)' },
  panels: [
    panel('Parts that work', 'none', `min by (part) (fenestra_part_works{${of}})`, '{{part}}'),
    panel(
      'Requests',
      'reqps',
      `sum by (route, status) (rate(fenestra_http_request_seconds_count{${of}}${rate}))`,
      '{{route}} {{status}}',
    ),
    panel('Answers, 19 of 20', 's', p(0.95, 'fenestra_http_request_seconds', 'route', of), '{{route}}'),
    panel(
      'Calls to other services, 19 of 20',
      's',
      p(0.95, 'fenestra_service_call_seconds', 'call', '', there),
      '{{call}}',
    ),
    panel(
      'Calls by outcome',
      'reqps',
      `sum by (outcome) (rate(fenestra_service_call_seconds_count${rate})${there})`,
      '{{outcome}}',
    ),
    panel('Connections to the database', 'none', `sum by (state) (fenestra_database_connections{${of}})`, '{{state}}'),
    panelOf('Connections of the server, of everybody', 'none', {
      open: 'max(fenestra_database_server_connections{state="open"})',
      'the server takes': 'max(fenestra_database_server_connections{state="most"})',
      'pools of all replicas may hold': 'sum(fenestra_database_connections{state="most"})',
    }),
    panel('Statements that wait for a connection', 'none', `sum(fenestra_database_waiting{${of}})`, 'waiting'),
    panel('Size of the database', 'bytes', `max(fenestra_database_size_bytes{${of}})`, 'database'),
    panel('Jobs, 19 of 20', 's', p(0.95, 'fenestra_job_seconds', 'name', of), '{{name}}'),
    panel('Delay of the event loop, 99 of 100', 's', `nodejs_eventloop_lag_p99_seconds${there}`, '{{instance}}'),
    panel('Memory', 'bytes', `process_resident_memory_bytes${there}`, '{{instance}}'),
    panel('Processor', 'percentunit', `rate(process_cpu_seconds_total${rate})${there}`, '{{instance}}'),
    panel('Free on the disk', 'bytes', `min by (instance) (fenestra_disk_free_bytes${there})`, '{{instance}}'),
  ],
};

export const boards = [glance, pipeline, service];
