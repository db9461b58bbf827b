// Original file: protos/pandex/config/v1/config.proto


export interface DataValues {
  'values'?: (string)[];
  'fingerprint'?: (string);
  '_fingerprint'?: "fingerprint";
}

export interface DataValues__Output {
  'values': (string)[];
  'fingerprint'?: (string);
}
