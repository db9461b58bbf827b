// Original file: protos/pandex/config/v1/config.proto


export interface InvalidLine {
  'line'?: (number);
  'text'?: (string);
  'msg'?: (string);
}

export interface InvalidLine__Output {
  'line': (number);
  'text': (string);
  'msg': (string);
}
