// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asForm } from '../../packForm.ts';
import { gUploadedFile } from '../guards/UploadedFile.ts';
import type { CashUploadVideoContent, CashUploadVideoRequest } from '../types.ts';

/**
 * Upload a video: POST cash/uploadVideo
 *
 * Uploads a recording. A failure shows 视频上传失败 and offers to record again (proposed).
 * - Result 42144: the video is refused; the text says why
 */
export function cashUploadVideo(gateway: Gateway, request: CashUploadVideoRequest = {}, options?: CallOptions): Reply<CashUploadVideoContent, 42144> {
    return gateway.call({ path: 'cash/uploadVideo', guard: gUploadedFile, pack: asForm, write: true }, request, options);
}

/** cash/uploadVideo for a mutation library. */
export function cashUploadVideoMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/uploadVideo'] as const,
        mutationFn: (request: CashUploadVideoRequest = {}) => cashUploadVideo(gateway, request),
    };
}
