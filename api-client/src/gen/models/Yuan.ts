// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import { figure } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * An amount in yuan, 0 to 100,000,000: a number, or decimal text that no reader can round by accident.
 */
export const zYuan = /*#__PURE__*/ lazySchema(() => figure(0, 100000000, /^(?:\d{1,8}(?:\.\d{1,2})?|100000000(?:\.0{1,2})?)$/));

