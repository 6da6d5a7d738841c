// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import { figure } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A rate as a fraction: 0.24 is 24 %. Values above 1 are refused, which catches a percent sent by mistake.
 */
export const zRate = /*#__PURE__*/ lazySchema(() => figure(0, 1, /^(?:0(?:\.\d{1,20})?|1(?:\.0{1,20})?)$/));

