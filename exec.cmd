@rem npm's scripts begin with exec, so that Ctrl-C and npm's own signals reach the product itself. Windows has none.
@%*
