import { runScripts } from '../lib/loading/run-scripts';

/* Inline in the HTML of start page and texts, whose first screen needs no script. */
document.addEventListener('DOMContentLoaded', () => runScripts());
