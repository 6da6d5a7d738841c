// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { asForm } from '../../pack.ts';
import { lazySchema } from '../../schema.ts';
import type { CreditIdPhotoOcrContent, CreditIdPhotoOcrRequest } from '../types.ts';

/**
 * What was read on an ID photo; the user corrects it.
 */
const zIdPhotoText = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    nation: z.nullish(z.string()),
    address: z.nullish(z.string()),
    authority: z.nullish(z.string()),
    validity: z.nullish(z.string())
}));

export const zCreditIdPhotoOcrContent = /*#__PURE__*/ lazySchema(() => zIdPhotoText());

/**
 * Read an ID photo: POST credit/idPhotoOcr
 *
 * Reads what is printed on an ID photo (proposed).
 */
export function creditIdPhotoOcr(gateway: Gateway, request: CreditIdPhotoOcrRequest, options?: CallOptions): Promise<CreditIdPhotoOcrContent> {
    return gateway.call({ path: 'credit/idPhotoOcr', content: zCreditIdPhotoOcrContent, pack: asForm, write: true, log: ['side'] }, request, options);
}

/** credit/idPhotoOcr for a mutation library. */
export function creditIdPhotoOcrMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/idPhotoOcr'] as const,
        mutationFn: (request: CreditIdPhotoOcrRequest) => creditIdPhotoOcr(gateway, request),
    };
}
