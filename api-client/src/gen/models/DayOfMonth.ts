// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * A day of the month.
 */
export const zDayOfMonth = /*#__PURE__*/ lazySchema(() => z.number().check(whole, within(1, 31)));

