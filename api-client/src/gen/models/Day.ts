// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { matches } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A calendar day in Beijing time, `YYYY-MM-DD`.
 */
export const zDay = /*#__PURE__*/ lazySchema(() => z.string().check(matches(/^\d{4}-\d{2}-\d{2}$/)));

