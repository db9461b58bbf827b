// Original file: protos/pandex/disk/v1/disk.proto


export interface ReportEntry {
  'text'?: (string);
  'contact'?: (string);
  'create_time'?: (string);
}

export interface ReportEntry__Output {
  'text': (string);
  'contact': (string);
  'create_time': (string);
}
