// Original file: protos/pandex/config/v1/config.proto


export interface AddDataValuesReply {
  'added'?: (number);
  'known'?: (number);
}

export interface AddDataValuesReply__Output {
  'added': (number);
  'known': (number);
}
