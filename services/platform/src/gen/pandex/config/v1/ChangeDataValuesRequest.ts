// Original file: protos/pandex/config/v1/config.proto


export interface ChangeDataValuesRequest {
  'type'?: (string);
  'values'?: (string)[];
}

export interface ChangeDataValuesRequest__Output {
  'type': (string);
  'values': (string)[];
}
