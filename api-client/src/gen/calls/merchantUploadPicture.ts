// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asForm } from '../../packForm.ts';
import { gUploadedFile } from '../guards/UploadedFile.ts';
import type { MerchantUploadPictureContent, MerchantUploadPictureRequest } from '../types.ts';

/**
 * Upload a picture: POST merchant/uploadPicture
 *
 * Uploads a picture of the application (proposed).
 */
export function merchantUploadPicture(gateway: Gateway, request: MerchantUploadPictureRequest, options?: CallOptions): Reply<MerchantUploadPictureContent, never> {
    return gateway.call({ path: 'merchant/uploadPicture', guard: gUploadedFile, pack: asForm, write: true, log: ['type'] }, request, options);
}

/** merchant/uploadPicture for a mutation library. */
export function merchantUploadPictureMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/uploadPicture'] as const,
        mutationFn: (request: MerchantUploadPictureRequest) => merchantUploadPicture(gateway, request),
    };
}
