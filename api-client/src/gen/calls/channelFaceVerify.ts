// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFaceCheck } from '../models/FaceCheck.ts';
import type { ChannelFaceVerifyContent, ChannelFaceVerifyRequest } from '../types.ts';

export const zChannelFaceVerifyContent = /*#__PURE__*/ lazySchema(() => zFaceCheck());

/**
 * Face check: POST channel/faceVerify
 *
 * Checks the face (proposed).
 */
export function channelFaceVerify(gateway: Gateway, request: ChannelFaceVerifyRequest = {}, options?: CallOptions): Promise<ChannelFaceVerifyContent> {
    return gateway.call({ path: 'channel/faceVerify', content: zChannelFaceVerifyContent, write: true, log: ['scene'] }, request, options);
}

/** channel/faceVerify for a mutation library. */
export function channelFaceVerifyMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/faceVerify'] as const,
        mutationFn: (request: ChannelFaceVerifyRequest = {}) => channelFaceVerify(gateway, request),
    };
}
