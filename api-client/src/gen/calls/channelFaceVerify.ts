// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { ChannelFaceVerifyContent, ChannelFaceVerifyRequest } from '../types.ts';

/**
 * Face check: POST channel/faceVerify
 *
 * Checks the face (proposed).
 */
export function channelFaceVerify(gateway: Gateway, request: ChannelFaceVerifyRequest = {}, options?: CallOptions): Promise<ChannelFaceVerifyContent> {
    return gateway.call({ path: 'channel/faceVerify', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** channel/faceVerify for a mutation library. */
export function channelFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/faceVerify'] as const,
        mutationFn: (request: ChannelFaceVerifyRequest = {}) => channelFaceVerify(gateway, request),
    };
}
