/** Refuses imports in a circle, those of types included. Breaches of it are in tests/boundaries. */
export default {
  forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: '^(apps|libs|tests)/',
    exclude: [
      '(^|/)(dist|node_modules)/',
      '^tests/boundaries/(?!.*\\.spec\\.ts$)', // files that break rules
    ],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default'] },
  },
};
