import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from './pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from './pandex/common/v1/TestSettingRequest.ts';
import type { Account as _pandex_user_v1_Account, Account__Output as _pandex_user_v1_Account__Output } from './pandex/user/v1/Account.ts';
import type { AccountList as _pandex_user_v1_AccountList, AccountList__Output as _pandex_user_v1_AccountList__Output } from './pandex/user/v1/AccountList.ts';
import type { Balance as _pandex_user_v1_Balance, Balance__Output as _pandex_user_v1_Balance__Output } from './pandex/user/v1/Balance.ts';
import type { Buyer as _pandex_user_v1_Buyer, Buyer__Output as _pandex_user_v1_Buyer__Output } from './pandex/user/v1/Buyer.ts';
import type { Cdkey as _pandex_user_v1_Cdkey, Cdkey__Output as _pandex_user_v1_Cdkey__Output } from './pandex/user/v1/Cdkey.ts';
import type { CdkeyList as _pandex_user_v1_CdkeyList, CdkeyList__Output as _pandex_user_v1_CdkeyList__Output } from './pandex/user/v1/CdkeyList.ts';
import type { CdkeyUse as _pandex_user_v1_CdkeyUse, CdkeyUse__Output as _pandex_user_v1_CdkeyUse__Output } from './pandex/user/v1/CdkeyUse.ts';
import type { CdkeyUses as _pandex_user_v1_CdkeyUses, CdkeyUses__Output as _pandex_user_v1_CdkeyUses__Output } from './pandex/user/v1/CdkeyUses.ts';
import type { CheckInDays as _pandex_user_v1_CheckInDays, CheckInDays__Output as _pandex_user_v1_CheckInDays__Output } from './pandex/user/v1/CheckInDays.ts';
import type { CheckInReply as _pandex_user_v1_CheckInReply, CheckInReply__Output as _pandex_user_v1_CheckInReply__Output } from './pandex/user/v1/CheckInReply.ts';
import type { CheckInRequest as _pandex_user_v1_CheckInRequest, CheckInRequest__Output as _pandex_user_v1_CheckInRequest__Output } from './pandex/user/v1/CheckInRequest.ts';
import type { CoinExchange as _pandex_user_v1_CoinExchange, CoinExchange__Output as _pandex_user_v1_CoinExchange__Output } from './pandex/user/v1/CoinExchange.ts';
import type { CoinExchanges as _pandex_user_v1_CoinExchanges, CoinExchanges__Output as _pandex_user_v1_CoinExchanges__Output } from './pandex/user/v1/CoinExchanges.ts';
import type { CoinLog as _pandex_user_v1_CoinLog, CoinLog__Output as _pandex_user_v1_CoinLog__Output } from './pandex/user/v1/CoinLog.ts';
import type { CoinMovement as _pandex_user_v1_CoinMovement, CoinMovement__Output as _pandex_user_v1_CoinMovement__Output } from './pandex/user/v1/CoinMovement.ts';
import type { CreateCdkeysReply as _pandex_user_v1_CreateCdkeysReply, CreateCdkeysReply__Output as _pandex_user_v1_CreateCdkeysReply__Output } from './pandex/user/v1/CreateCdkeysReply.ts';
import type { CreateCdkeysRequest as _pandex_user_v1_CreateCdkeysRequest, CreateCdkeysRequest__Output as _pandex_user_v1_CreateCdkeysRequest__Output } from './pandex/user/v1/CreateCdkeysRequest.ts';
import type { CreateUserRequest as _pandex_user_v1_CreateUserRequest, CreateUserRequest__Output as _pandex_user_v1_CreateUserRequest__Output } from './pandex/user/v1/CreateUserRequest.ts';
import type { DeleteUserRequest as _pandex_user_v1_DeleteUserRequest, DeleteUserRequest__Output as _pandex_user_v1_DeleteUserRequest__Output } from './pandex/user/v1/DeleteUserRequest.ts';
import type { ExchangeCoinsRequest as _pandex_user_v1_ExchangeCoinsRequest, ExchangeCoinsRequest__Output as _pandex_user_v1_ExchangeCoinsRequest__Output } from './pandex/user/v1/ExchangeCoinsRequest.ts';
import type { ExportUserRequest as _pandex_user_v1_ExportUserRequest, ExportUserRequest__Output as _pandex_user_v1_ExportUserRequest__Output } from './pandex/user/v1/ExportUserRequest.ts';
import type { FindBuyerRequest as _pandex_user_v1_FindBuyerRequest, FindBuyerRequest__Output as _pandex_user_v1_FindBuyerRequest__Output } from './pandex/user/v1/FindBuyerRequest.ts';
import type { FindSpendingRequest as _pandex_user_v1_FindSpendingRequest, FindSpendingRequest__Output as _pandex_user_v1_FindSpendingRequest__Output } from './pandex/user/v1/FindSpendingRequest.ts';
import type { GetInfoRequest as _pandex_user_v1_GetInfoRequest, GetInfoRequest__Output as _pandex_user_v1_GetInfoRequest__Output } from './pandex/user/v1/GetInfoRequest.ts';
import type { GetSessionRequest as _pandex_user_v1_GetSessionRequest, GetSessionRequest__Output as _pandex_user_v1_GetSessionRequest__Output } from './pandex/user/v1/GetSessionRequest.ts';
import type { Grant as _pandex_user_v1_Grant, Grant__Output as _pandex_user_v1_Grant__Output } from './pandex/user/v1/Grant.ts';
import type { GrantList as _pandex_user_v1_GrantList, GrantList__Output as _pandex_user_v1_GrantList__Output } from './pandex/user/v1/GrantList.ts';
import type { Invited as _pandex_user_v1_Invited, Invited__Output as _pandex_user_v1_Invited__Output } from './pandex/user/v1/Invited.ts';
import type { InvitedList as _pandex_user_v1_InvitedList, InvitedList__Output as _pandex_user_v1_InvitedList__Output } from './pandex/user/v1/InvitedList.ts';
import type { InvitedUsers as _pandex_user_v1_InvitedUsers, InvitedUsers__Output as _pandex_user_v1_InvitedUsers__Output } from './pandex/user/v1/InvitedUsers.ts';
import type { ListCdkeysRequest as _pandex_user_v1_ListCdkeysRequest, ListCdkeysRequest__Output as _pandex_user_v1_ListCdkeysRequest__Output } from './pandex/user/v1/ListCdkeysRequest.ts';
import type { ListCoinLogRequest as _pandex_user_v1_ListCoinLogRequest, ListCoinLogRequest__Output as _pandex_user_v1_ListCoinLogRequest__Output } from './pandex/user/v1/ListCoinLogRequest.ts';
import type { ListGrantsRequest as _pandex_user_v1_ListGrantsRequest, ListGrantsRequest__Output as _pandex_user_v1_ListGrantsRequest__Output } from './pandex/user/v1/ListGrantsRequest.ts';
import type { ListInvitedRequest as _pandex_user_v1_ListInvitedRequest, ListInvitedRequest__Output as _pandex_user_v1_ListInvitedRequest__Output } from './pandex/user/v1/ListInvitedRequest.ts';
import type { ListUserCoinLogRequest as _pandex_user_v1_ListUserCoinLogRequest, ListUserCoinLogRequest__Output as _pandex_user_v1_ListUserCoinLogRequest__Output } from './pandex/user/v1/ListUserCoinLogRequest.ts';
import type { ListUsersRequest as _pandex_user_v1_ListUsersRequest, ListUsersRequest__Output as _pandex_user_v1_ListUsersRequest__Output } from './pandex/user/v1/ListUsersRequest.ts';
import type { LoginReply as _pandex_user_v1_LoginReply, LoginReply__Output as _pandex_user_v1_LoginReply__Output } from './pandex/user/v1/LoginReply.ts';
import type { LoginRequest as _pandex_user_v1_LoginRequest, LoginRequest__Output as _pandex_user_v1_LoginRequest__Output } from './pandex/user/v1/LoginRequest.ts';
import type { LogoutRequest as _pandex_user_v1_LogoutRequest, LogoutRequest__Output as _pandex_user_v1_LogoutRequest__Output } from './pandex/user/v1/LogoutRequest.ts';
import type { OrderGrant as _pandex_user_v1_OrderGrant, OrderGrant__Output as _pandex_user_v1_OrderGrant__Output } from './pandex/user/v1/OrderGrant.ts';
import type { OrderGrants as _pandex_user_v1_OrderGrants, OrderGrants__Output as _pandex_user_v1_OrderGrants__Output } from './pandex/user/v1/OrderGrants.ts';
import type { Profile as _pandex_user_v1_Profile, Profile__Output as _pandex_user_v1_Profile__Output } from './pandex/user/v1/Profile.ts';
import type { RefundCoinsRequest as _pandex_user_v1_RefundCoinsRequest, RefundCoinsRequest__Output as _pandex_user_v1_RefundCoinsRequest__Output } from './pandex/user/v1/RefundCoinsRequest.ts';
import type { RegisterRequest as _pandex_user_v1_RegisterRequest, RegisterRequest__Output as _pandex_user_v1_RegisterRequest__Output } from './pandex/user/v1/RegisterRequest.ts';
import type { ResetPasswordRequest as _pandex_user_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _pandex_user_v1_ResetPasswordRequest__Output } from './pandex/user/v1/ResetPasswordRequest.ts';
import type { SendCodeRequest as _pandex_user_v1_SendCodeRequest, SendCodeRequest__Output as _pandex_user_v1_SendCodeRequest__Output } from './pandex/user/v1/SendCodeRequest.ts';
import type { SpendCoinsRequest as _pandex_user_v1_SpendCoinsRequest, SpendCoinsRequest__Output as _pandex_user_v1_SpendCoinsRequest__Output } from './pandex/user/v1/SpendCoinsRequest.ts';
import type { Spending as _pandex_user_v1_Spending, Spending__Output as _pandex_user_v1_Spending__Output } from './pandex/user/v1/Spending.ts';
import type { UpdateCdkeysRequest as _pandex_user_v1_UpdateCdkeysRequest, UpdateCdkeysRequest__Output as _pandex_user_v1_UpdateCdkeysRequest__Output } from './pandex/user/v1/UpdateCdkeysRequest.ts';
import type { UpdateInfoRequest as _pandex_user_v1_UpdateInfoRequest, UpdateInfoRequest__Output as _pandex_user_v1_UpdateInfoRequest__Output } from './pandex/user/v1/UpdateInfoRequest.ts';
import type { UpdateUserRequest as _pandex_user_v1_UpdateUserRequest, UpdateUserRequest__Output as _pandex_user_v1_UpdateUserRequest__Output } from './pandex/user/v1/UpdateUserRequest.ts';
import type { UseCdkeyReply as _pandex_user_v1_UseCdkeyReply, UseCdkeyReply__Output as _pandex_user_v1_UseCdkeyReply__Output } from './pandex/user/v1/UseCdkeyReply.ts';
import type { UseCdkeyRequest as _pandex_user_v1_UseCdkeyRequest, UseCdkeyRequest__Output as _pandex_user_v1_UseCdkeyRequest__Output } from './pandex/user/v1/UseCdkeyRequest.ts';
import type { User as _pandex_user_v1_User, User__Output as _pandex_user_v1_User__Output } from './pandex/user/v1/User.ts';
import type { UserExport as _pandex_user_v1_UserExport, UserExport__Output as _pandex_user_v1_UserExport__Output } from './pandex/user/v1/UserExport.ts';
import type { UserServiceClient as _pandex_user_v1_UserServiceClient, UserServiceDefinition as _pandex_user_v1_UserServiceDefinition } from './pandex/user/v1/UserService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
        TestSettingReply: MessageTypeDefinition<_pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingReply__Output>
        TestSettingRequest: MessageTypeDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingRequest__Output>
      }
    }
    user: {
      v1: {
        Account: MessageTypeDefinition<_pandex_user_v1_Account, _pandex_user_v1_Account__Output>
        AccountList: MessageTypeDefinition<_pandex_user_v1_AccountList, _pandex_user_v1_AccountList__Output>
        Balance: MessageTypeDefinition<_pandex_user_v1_Balance, _pandex_user_v1_Balance__Output>
        Buyer: MessageTypeDefinition<_pandex_user_v1_Buyer, _pandex_user_v1_Buyer__Output>
        Cdkey: MessageTypeDefinition<_pandex_user_v1_Cdkey, _pandex_user_v1_Cdkey__Output>
        CdkeyList: MessageTypeDefinition<_pandex_user_v1_CdkeyList, _pandex_user_v1_CdkeyList__Output>
        CdkeyUse: MessageTypeDefinition<_pandex_user_v1_CdkeyUse, _pandex_user_v1_CdkeyUse__Output>
        CdkeyUses: MessageTypeDefinition<_pandex_user_v1_CdkeyUses, _pandex_user_v1_CdkeyUses__Output>
        CheckInDays: MessageTypeDefinition<_pandex_user_v1_CheckInDays, _pandex_user_v1_CheckInDays__Output>
        CheckInReply: MessageTypeDefinition<_pandex_user_v1_CheckInReply, _pandex_user_v1_CheckInReply__Output>
        CheckInRequest: MessageTypeDefinition<_pandex_user_v1_CheckInRequest, _pandex_user_v1_CheckInRequest__Output>
        CoinExchange: MessageTypeDefinition<_pandex_user_v1_CoinExchange, _pandex_user_v1_CoinExchange__Output>
        CoinExchanges: MessageTypeDefinition<_pandex_user_v1_CoinExchanges, _pandex_user_v1_CoinExchanges__Output>
        CoinLog: MessageTypeDefinition<_pandex_user_v1_CoinLog, _pandex_user_v1_CoinLog__Output>
        CoinMovement: MessageTypeDefinition<_pandex_user_v1_CoinMovement, _pandex_user_v1_CoinMovement__Output>
        CreateCdkeysReply: MessageTypeDefinition<_pandex_user_v1_CreateCdkeysReply, _pandex_user_v1_CreateCdkeysReply__Output>
        CreateCdkeysRequest: MessageTypeDefinition<_pandex_user_v1_CreateCdkeysRequest, _pandex_user_v1_CreateCdkeysRequest__Output>
        CreateUserRequest: MessageTypeDefinition<_pandex_user_v1_CreateUserRequest, _pandex_user_v1_CreateUserRequest__Output>
        DeleteUserRequest: MessageTypeDefinition<_pandex_user_v1_DeleteUserRequest, _pandex_user_v1_DeleteUserRequest__Output>
        ExchangeCoinsRequest: MessageTypeDefinition<_pandex_user_v1_ExchangeCoinsRequest, _pandex_user_v1_ExchangeCoinsRequest__Output>
        ExportUserRequest: MessageTypeDefinition<_pandex_user_v1_ExportUserRequest, _pandex_user_v1_ExportUserRequest__Output>
        FindBuyerRequest: MessageTypeDefinition<_pandex_user_v1_FindBuyerRequest, _pandex_user_v1_FindBuyerRequest__Output>
        FindSpendingRequest: MessageTypeDefinition<_pandex_user_v1_FindSpendingRequest, _pandex_user_v1_FindSpendingRequest__Output>
        GetInfoRequest: MessageTypeDefinition<_pandex_user_v1_GetInfoRequest, _pandex_user_v1_GetInfoRequest__Output>
        GetSessionRequest: MessageTypeDefinition<_pandex_user_v1_GetSessionRequest, _pandex_user_v1_GetSessionRequest__Output>
        Grant: MessageTypeDefinition<_pandex_user_v1_Grant, _pandex_user_v1_Grant__Output>
        GrantList: MessageTypeDefinition<_pandex_user_v1_GrantList, _pandex_user_v1_GrantList__Output>
        Invited: MessageTypeDefinition<_pandex_user_v1_Invited, _pandex_user_v1_Invited__Output>
        InvitedList: MessageTypeDefinition<_pandex_user_v1_InvitedList, _pandex_user_v1_InvitedList__Output>
        InvitedUsers: MessageTypeDefinition<_pandex_user_v1_InvitedUsers, _pandex_user_v1_InvitedUsers__Output>
        ListCdkeysRequest: MessageTypeDefinition<_pandex_user_v1_ListCdkeysRequest, _pandex_user_v1_ListCdkeysRequest__Output>
        ListCoinLogRequest: MessageTypeDefinition<_pandex_user_v1_ListCoinLogRequest, _pandex_user_v1_ListCoinLogRequest__Output>
        ListGrantsRequest: MessageTypeDefinition<_pandex_user_v1_ListGrantsRequest, _pandex_user_v1_ListGrantsRequest__Output>
        ListInvitedRequest: MessageTypeDefinition<_pandex_user_v1_ListInvitedRequest, _pandex_user_v1_ListInvitedRequest__Output>
        ListUserCoinLogRequest: MessageTypeDefinition<_pandex_user_v1_ListUserCoinLogRequest, _pandex_user_v1_ListUserCoinLogRequest__Output>
        ListUsersRequest: MessageTypeDefinition<_pandex_user_v1_ListUsersRequest, _pandex_user_v1_ListUsersRequest__Output>
        LoginReply: MessageTypeDefinition<_pandex_user_v1_LoginReply, _pandex_user_v1_LoginReply__Output>
        LoginRequest: MessageTypeDefinition<_pandex_user_v1_LoginRequest, _pandex_user_v1_LoginRequest__Output>
        LogoutRequest: MessageTypeDefinition<_pandex_user_v1_LogoutRequest, _pandex_user_v1_LogoutRequest__Output>
        OrderGrant: MessageTypeDefinition<_pandex_user_v1_OrderGrant, _pandex_user_v1_OrderGrant__Output>
        OrderGrants: MessageTypeDefinition<_pandex_user_v1_OrderGrants, _pandex_user_v1_OrderGrants__Output>
        Profile: MessageTypeDefinition<_pandex_user_v1_Profile, _pandex_user_v1_Profile__Output>
        RefundCoinsRequest: MessageTypeDefinition<_pandex_user_v1_RefundCoinsRequest, _pandex_user_v1_RefundCoinsRequest__Output>
        RegisterRequest: MessageTypeDefinition<_pandex_user_v1_RegisterRequest, _pandex_user_v1_RegisterRequest__Output>
        ResetPasswordRequest: MessageTypeDefinition<_pandex_user_v1_ResetPasswordRequest, _pandex_user_v1_ResetPasswordRequest__Output>
        SendCodeRequest: MessageTypeDefinition<_pandex_user_v1_SendCodeRequest, _pandex_user_v1_SendCodeRequest__Output>
        SpendCoinsRequest: MessageTypeDefinition<_pandex_user_v1_SpendCoinsRequest, _pandex_user_v1_SpendCoinsRequest__Output>
        Spending: MessageTypeDefinition<_pandex_user_v1_Spending, _pandex_user_v1_Spending__Output>
        UpdateCdkeysRequest: MessageTypeDefinition<_pandex_user_v1_UpdateCdkeysRequest, _pandex_user_v1_UpdateCdkeysRequest__Output>
        UpdateInfoRequest: MessageTypeDefinition<_pandex_user_v1_UpdateInfoRequest, _pandex_user_v1_UpdateInfoRequest__Output>
        UpdateUserRequest: MessageTypeDefinition<_pandex_user_v1_UpdateUserRequest, _pandex_user_v1_UpdateUserRequest__Output>
        UseCdkeyReply: MessageTypeDefinition<_pandex_user_v1_UseCdkeyReply, _pandex_user_v1_UseCdkeyReply__Output>
        UseCdkeyRequest: MessageTypeDefinition<_pandex_user_v1_UseCdkeyRequest, _pandex_user_v1_UseCdkeyRequest__Output>
        User: MessageTypeDefinition<_pandex_user_v1_User, _pandex_user_v1_User__Output>
        UserExport: MessageTypeDefinition<_pandex_user_v1_UserExport, _pandex_user_v1_UserExport__Output>
        UserService: SubtypeConstructor<typeof grpc.Client, _pandex_user_v1_UserServiceClient> & { service: _pandex_user_v1_UserServiceDefinition }
      }
    }
  }
}

