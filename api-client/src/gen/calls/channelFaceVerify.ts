// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gFaceCheck } from '../guards/FaceCheck.ts';
import type { ChannelFaceVerifyContent, ChannelFaceVerifyRequest } from '../types.ts';

/**
 * Face check: POST channel/faceVerify
 *
 * Checks the face (proposed).
 * - Result 42131: an earlier step is missing
 */
export function channelFaceVerify(gateway: Gateway, request: ChannelFaceVerifyRequest = {}, options?: CallOptions): Reply<ChannelFaceVerifyContent, 42131> {
    return gateway.call({ path: 'channel/faceVerify', guard: gFaceCheck, write: true, log: ['scene'] }, request, options);
}

/** channel/faceVerify for a mutation library. */
export function channelFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/faceVerify'] as const,
        mutationFn: (request: ChannelFaceVerifyRequest = {}) => channelFaceVerify(gateway, request),
    };
}
