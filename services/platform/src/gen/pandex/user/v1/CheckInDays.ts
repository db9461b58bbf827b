// Original file: protos/pandex/user/v1/user.proto


export interface CheckInDays {
  'list'?: (string)[];
  'total'?: (number);
}

export interface CheckInDays__Output {
  'list': (string)[];
  'total': (number);
}
