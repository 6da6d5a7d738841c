// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import { zId } from '../models/Id.ts';

/**
 * An address for deliveries.
 */
export const zOrderAddress = /*#__PURE__*/ lazySchema(() => z.object({
    addressId: z.nullish(zId()),
    contactName: z.string(),
    contactPhone: z.string(),
    province: z.nullish(z.string()),
    city: z.nullish(z.string()),
    area: z.nullish(z.string()),
    street: z.nullish(z.string()),
    detail: z.nullish(z.string()),
    isDefault: z.nullish(zFlag())
}));

