// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { asForm } from '../../pack.ts';
import { lazySchema } from '../../schema.ts';
import { zUploadedFile } from '../models/UploadedFile.ts';
import type { CreditUploadIdPhotoContent, CreditUploadIdPhotoRequest } from '../types.ts';

export const zCreditUploadIdPhotoContent = /*#__PURE__*/ lazySchema(() => zUploadedFile());

/**
 * Upload an ID photo: POST credit/uploadIdPhoto
 *
 * Uploads an ID photo (proposed).
 */
export function creditUploadIdPhoto(gateway: Gateway, request: CreditUploadIdPhotoRequest, options?: CallOptions): Promise<CreditUploadIdPhotoContent> {
    return gateway.call({ path: 'credit/uploadIdPhoto', content: zCreditUploadIdPhotoContent, pack: asForm, write: true, log: ['side'] }, request, options);
}

/** credit/uploadIdPhoto for a mutation library. */
export function creditUploadIdPhotoMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/uploadIdPhoto'] as const,
        mutationFn: (request: CreditUploadIdPhotoRequest) => creditUploadIdPhoto(gateway, request),
    };
}
