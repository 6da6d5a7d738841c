/** How the code is sent: text message or phone call. */
export const codeChannels = ['sms', 'voice'] as const
