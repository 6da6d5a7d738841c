/**
 * The public key that encrypts fields of identity steps: RSA, 2048 bits, SPKI as Base64. There is no private key, so an
 * encrypted field cannot be decrypted and counts as the customer's own.
 */
export const PUBLIC_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAurU1fmmT7x+GvFXz64veShV0gf/tEQIM4qQ/Huz6KoVsSyi5VxDf' +
  'is970AtRqEIT/KSTfMlNV8AN4q5PY8baSqxmuiqBcY1LXp3qcRuI3HKn9lAtgVqhNs6W7vTP53L2i1ZG80tjCDFHAxZm24nk' +
  'Tko5y4R0nDHMHeF6jo/MucQhTnO330ev9Fp/sMX95OVHnYXrtH5B+51BCtjfmWBKOIiQjyo7x1Kwu/OGG5Eg1x/nVjX+Cs4a' +
  '7kaPwQaZF73H97fICX/DtHY7/NTuTyuPP1F0OeARlZIJXVsTc5CLtLZ3DwpfHJc9us9BQHMElTrUu49kQD/CWb7SNNdSfseY' +
  'UQIDAQAB'
