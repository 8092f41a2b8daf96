import type { Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** The pages, and what is loaded later in the order in which a visit comes to it. */
const pages = {
  start: /storefront\/index\.html$/,
  cart: /\/kosik\/index\.html$/,
  configurator: /\/conf\/index\.html$/,
};
/** What the configurator loads before a step, and not for an order. */
const configuring = /\/app\/configurator-steps\.tsx$/;
const step = /(\w+-step)\.tsx$/;
/** Most visits begin with it, and it does without fields for sizes. */
const firstStep = 'opening-step';
/** What cart or start page share with these is small: for those who can do without it that is less than one more file for the others. */
const ofMost = ['steps', firstStep, 'dimensions-step'];
const drawing = /\/(sync\/rules\.ts|stage\/live-[\w-]+\.tsx)$/;
/** The cart's page, and what it loads later. */
const ofCart = /\/(kosik\/index\.html|features\/cart\/.*)$/;
/** Checkout, recap and page of an order. */
const ordered = /\/features\/(cart\/checkout|recap)\//;
const checkout = /\/checkout\.tsx$/;
const choice = /\/configurator\/.*-dialog\.tsx$/;

/**
 * What is needed from the same moment on is one chunk: a file costs a first visit more than its bytes do, and left to itself the bundler
 * makes one of every set of places that share something. Null leaves a module to the one place that needs it.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const roots = rootsOf(id, graph);
  if (roots.length === 1) return configuring.test(roots[0]!) ? 'configurator-steps' : null;
  const needing = pagesOf(roots);
  if (needing.length > 0 && roots.every((root) => ofCart.test(root))) return 'cart-page'; // the recap shares less with it
  if (needing.length === 0 && roots.some((root) => configuring.test(root))) {
    return roots.some((root) => ordered.test(root)) ? 'configurator' : 'configurator-steps';
  }
  if (needing.length === 0 && roots.some((root) => checkout.test(root))) {
    return roots.some((root) => step.test(root)) ? 'steps-checkout' : 'forms';
  }
  if (needing.length === 0 && roots.some((root) => ordered.test(root))) return null; // it would bring half of the configurator with it
  const later = needing.includes('configurator') ? [] : laterNeed(roots);
  if (needing[0] === 'start' && later[0] === 'steps') return 'start-cart-configurator';
  const isOfMost = needing.includes('cart') && ofMost.includes(later[0]!); // orders need it, too: lines, notes, legal texts
  return [...needing, ...(isOfMost ? ['configurator'] : later)].join('-') || null;
}

/** What another page shares with the steps comes with the page that they are on, too: one file more would cost both more. */
const pagesOf = (roots: readonly string[]): string[] => {
  const needing = Object.keys(pages).filter((name) =>
    roots.some((root) => pages[name as keyof typeof pages].test(root)),
  );
  const isShared = needing.length > 0 && roots.some((root) => configuring.test(root));
  return isShared ? [...new Set([...needing, 'configurator'])] : needing;
};

/** What needs it first in the configurator. */
function laterNeed(roots: readonly string[]): string[] {
  const steps = roots.flatMap((root) => step.exec(root)?.[1] ?? []);
  if (steps.length === 1) return steps;
  if (steps.length > 1) return [steps.includes(firstStep) ? 'steps' : 'later-steps'];
  if (roots.some((root) => drawing.test(root))) return ['drawing'];
  return roots.some((root) => choice.test(root)) ? ['choice'] : [];
}

const known = new Map<string, readonly string[]>();

/** The pages and the late chunks that cannot run without a module. */
function rootsOf(id: string, graph: Graph): readonly string[] {
  const roots = known.get(id) ?? findRoots(id, graph);
  known.set(id, roots);
  return roots;
}

function findRoots(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const each of found) graph.getModuleInfo(each)?.importers.forEach((importer) => found.add(importer));
  return [...found].filter((each) => {
    const module = graph.getModuleInfo(each);
    return module && (module.isEntry || module.dynamicImporters.length > 0);
  });
}
