// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asForm } from '../../packForm.ts';
import { gUploadedFile } from '../guards/UploadedFile.ts';
import type { CreditUploadIdPhotoContent, CreditUploadIdPhotoRequest } from '../types.ts';

/**
 * Upload an ID photo: POST credit/uploadIdPhoto
 *
 * Uploads an ID photo (proposed).
 * - Result 42140: a photo cannot be used; the text says why
 */
export function creditUploadIdPhoto(gateway: Gateway, request: CreditUploadIdPhotoRequest, options?: CallOptions): Reply<CreditUploadIdPhotoContent, 42140> {
    return gateway.call({ path: 'credit/uploadIdPhoto', guard: gUploadedFile, pack: asForm, write: true, log: ['side'] }, request, options);
}

/** credit/uploadIdPhoto for a mutation library. */
export function creditUploadIdPhotoMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/uploadIdPhoto'] as const,
        mutationFn: (request: CreditUploadIdPhotoRequest) => creditUploadIdPhoto(gateway, request),
    };
}
