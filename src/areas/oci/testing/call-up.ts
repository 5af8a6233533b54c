/** A call-up as SAP sends it, with these fields changed or added. */
export const callUpOf = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  USERNAME: 'OCIUSER',
  PASSWORD: 'sesame',
  HOOK_URL: 'https://srm.buyer.example/sap/return?~session=8A8A',
  '~OkCode': 'ADDI',
  '~CALLER': 'CTLG',
  ...more,
})
