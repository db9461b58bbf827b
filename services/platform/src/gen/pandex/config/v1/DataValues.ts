// Original file: protos/pandex/config/v1/config.proto


export interface DataValues {
  'values'?: (string)[];
}

export interface DataValues__Output {
  'values': (string)[];
}
