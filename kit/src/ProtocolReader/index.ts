export { ProtocolReader } from './ProtocolReader.tsx'
export { protocolStates } from './variants.ts'
export type { ProtocolReaderProps } from './ProtocolReader.tsx'
