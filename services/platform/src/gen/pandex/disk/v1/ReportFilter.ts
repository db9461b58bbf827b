// Original file: protos/pandex/disk/v1/disk.proto


export interface ReportFilter {
  'status'?: (string);
  'reason'?: (string);
  'q'?: (string);
  'from'?: (string);
  'to'?: (string);
}

export interface ReportFilter__Output {
  'status': (string);
  'reason': (string);
  'q': (string);
  'from': (string);
  'to': (string);
}
