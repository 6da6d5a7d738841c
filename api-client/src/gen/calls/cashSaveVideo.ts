// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashSaveVideoContent, CashSaveVideoRequest } from '../types.ts';

/**
 * Save the uploaded video: POST cash/saveVideo
 *
 * Makes an uploaded recording the commitment of a loan.
 * - Result 42144: the video is refused; the text says why
 */
export function cashSaveVideo(gateway: Gateway, request: CashSaveVideoRequest, options?: CallOptions): Reply<CashSaveVideoContent, 42144> {
    return gateway.call({ path: 'cash/saveVideo', write: true, log: ['code', 'height', 'width'] }, request, options);
}

/** cash/saveVideo for a mutation library. */
export function cashSaveVideoMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/saveVideo'] as const,
        mutationFn: (request: CashSaveVideoRequest) => cashSaveVideo(gateway, request),
    };
}
