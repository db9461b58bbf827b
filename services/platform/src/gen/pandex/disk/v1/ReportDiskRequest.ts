// Original file: protos/pandex/disk/v1/disk.proto


export interface ReportDiskRequest {
  'doc_id'?: (string);
  'reason'?: (string);
  'text'?: (string);
  'contact'?: (string);
  'claimant'?: (string);
  'rights'?: (string);
}

export interface ReportDiskRequest__Output {
  'doc_id': (string);
  'reason': (string);
  'text': (string);
  'contact': (string);
  'claimant': (string);
  'rights': (string);
}
