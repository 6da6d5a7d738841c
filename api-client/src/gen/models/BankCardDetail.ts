// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';

/**
 * A bank card with what its own page shows.
 */
export const zBankCardDetail = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole)),
    smallIcon: z.nullish(z.string()),
    creditCardBg: z.nullish(z.string()),
    bankCode: z.nullish(z.string()),
    bankLogoUrl: z.nullish(z.string()),
    mobileMasked: z.nullish(z.string())
}));

