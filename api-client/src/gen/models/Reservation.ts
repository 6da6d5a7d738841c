// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';

/**
 * State of a booking.
 */
export const zReservation = /*#__PURE__*/ lazySchema(() => z.object({
    reservationNo: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    statusText: z.nullish(z.string()),
    visitTime: z.nullish(zWhen())
}));

