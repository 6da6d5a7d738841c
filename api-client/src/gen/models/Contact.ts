// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';

/**
 * An emergency contact (spec 3).
 */
export const zContact = /*#__PURE__*/ lazySchema(() => z.object({
    contactName: z.nullish(z.string()),
    contactPhone: z.nullish(z.string()),
    contactLevel: z.nullish(z.number().check(whole)),
    contactRelationshipId: z.nullish(z.number().check(whole)),
    verifyStatus: z.nullish(z.number().check(whole)),
    validate: z.nullish(z.boolean()),
    disabled: z.nullish(z.boolean())
}));

