// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { asForm } from '../../packForm.ts';
import type { CreditIdPhotoOcrContent, CreditIdPhotoOcrRequest } from '../types.ts';

const gIdPhotoText: Guard = ['object', {}, {
    name: 'text',
    idNumber: 'text',
    gender: 'text',
    nation: 'text',
    address: 'text',
    authority: 'text',
    validity: 'text',
}];

/**
 * Read an ID photo: POST credit/idPhotoOcr
 *
 * Reads what is printed on an ID photo (proposed).
 * - Result 42140: a photo cannot be used; the text says why
 */
export function creditIdPhotoOcr(gateway: Gateway, request: CreditIdPhotoOcrRequest, options?: CallOptions): Reply<CreditIdPhotoOcrContent, 42140> {
    return gateway.call({ path: 'credit/idPhotoOcr', guard: gIdPhotoText, pack: asForm, write: true, log: ['side'] }, request, options);
}

/** credit/idPhotoOcr for a mutation library. */
export function creditIdPhotoOcrMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/idPhotoOcr'] as const,
        mutationFn: (request: CreditIdPhotoOcrRequest) => creditIdPhotoOcr(gateway, request),
    };
}
